// Writes an order book as a two-dimensional array and reads it back, with times in UTC.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;

public class OrderBook {

    public static void main(String[] args) {
        String url = System.getenv().getOrDefault("QDB_JDBC_URL",
                "jdbc:postgresql://localhost:8812/qdb?user=admin&password=quest");
        try (Connection conn = DriverManager.getConnection(url);
             Statement sql = conn.createStatement()) {
            sql.execute("CREATE TABLE IF NOT EXISTS order_book"
                    + " (symbol SYMBOL, bids DOUBLE[][], timestamp TIMESTAMP)"
                    + " TIMESTAMP(timestamp) PARTITION BY DAY");
            // region arrays
            double[][] bids = {{0.935, 0.9349}, {800.0, 250.0}}; // prices, sizes
            try (PreparedStatement insert =
                         conn.prepareStatement("INSERT INTO order_book VALUES (?, ?, ?)")) {
                insert.setString(1, "EURCHF");
                insert.setArray(2, conn.createArrayOf("float8", bids));
                insert.setObject(3, OffsetDateTime.parse("2025-10-01T10:00:00+02:00"));
                insert.executeUpdate();
            }
            sql.execute("SELECT wait_wal_table('order_book')");
            try (ResultSet rs = sql.executeQuery("SELECT timestamp, bids FROM order_book")) {
                rs.next();
                Double[][] read = (Double[][]) rs.getArray(2).getArray();
                System.out.println(rs.getObject(1, OffsetDateTime.class) + " " + read[0][0]);
            }
            // endregion
        } catch (SQLException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
