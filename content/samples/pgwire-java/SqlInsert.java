// Inserts a batch in one transaction and waits until a query sees it.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

public class SqlInsert {

    static Connection connect() throws SQLException {
        String dsn = System.getenv().getOrDefault(
                "QDB_PG_DSN", "host=localhost port=8812 user=admin password=quest dbname=qdb");
        Map<String, String> part = Arrays.stream(dsn.split(" "))
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
        return DriverManager.getConnection(
                "jdbc:postgresql://" + part.get("host") + ":" + part.get("port") + "/" + part.get("dbname"),
                part.get("user"), part.get("password"));
    }

    public static void main(String[] args) {
        LocalDateTime start = LocalDateTime.parse("2025-10-01T08:00:00"); // UTC
        try (Connection conn = connect(); Statement sql = conn.createStatement()) {
            sql.execute("CREATE TABLE IF NOT EXISTS sensors (room SYMBOL, temp DOUBLE, timestamp TIMESTAMP)"
                    + " TIMESTAMP(timestamp) PARTITION BY DAY");

            conn.setAutoCommit(false);
            try (PreparedStatement insert = conn.prepareStatement("INSERT INTO sensors VALUES (?, ?, ?)")) {
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

            sql.execute("SELECT wait_wal_table('sensors')");
            try (ResultSet rs = sql.executeQuery("SELECT count(), min(timestamp)::varchar FROM sensors")) {
                rs.next();
                System.out.println(rs.getLong(1) + " rows in sensors, the first at " + rs.getString(2));
            }
        } catch (SQLException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
