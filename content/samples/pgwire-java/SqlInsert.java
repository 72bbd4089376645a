// Inserts a batch in one transaction and waits until a query sees it.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;

public class SqlInsert {

    public static void main(String[] args) {
        String url = System.getenv().getOrDefault("QDB_JDBC_URL",
                "jdbc:postgresql://localhost:8812/qdb?user=admin&password=quest");
        try (Connection conn = DriverManager.getConnection(url);
             Statement sql = conn.createStatement()) {
            // region insert
            OffsetDateTime start = OffsetDateTime.parse("2025-10-01T08:00:00Z");
            sql.execute("CREATE TABLE IF NOT EXISTS sensors"
                    + " (room SYMBOL, temp DOUBLE, timestamp TIMESTAMP)"
                    + " TIMESTAMP(timestamp) PARTITION BY DAY");

            conn.setAutoCommit(false);
            try (PreparedStatement insert =
                         conn.prepareStatement("INSERT INTO sensors VALUES (?, ?, ?)")) {
                for (int i = 0; i < 4; i++) {
                    insert.setString(1, "attic");
                    insert.setDouble(2, 27 + i / 4.0);
                    insert.setObject(3, start.plusMinutes(i));
                    insert.addBatch();
                }
                insert.executeBatch();
            }
            conn.commit();
            conn.setAutoCommit(true);
            // endregion

            sql.execute("SELECT wait_wal_table('sensors')");
            try (ResultSet rs = sql.executeQuery(
                    "SELECT count(), min(timestamp)::varchar FROM sensors")) {
                rs.next();
                System.out.println(rs.getLong(1) + " rows in sensors, the first at " + rs.getString(2));
            }
        } catch (SQLException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
