// Writes an order book as a two-dimensional array and reads it back, with times in UTC.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

public class OrderBook {

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
        double[][] bids = {{0.935, 0.9349}, {800.0, 250.0}}; // prices, sizes
        try (Connection conn = connect(); Statement sql = conn.createStatement()) {
            sql.execute("CREATE TABLE IF NOT EXISTS order_book (symbol SYMBOL, bids DOUBLE[][], timestamp TIMESTAMP)"
                    + " TIMESTAMP(timestamp) PARTITION BY DAY");
            try (PreparedStatement insert = conn.prepareStatement("INSERT INTO order_book VALUES (?, ?, ?)")) {
                insert.setString(1, "EURCHF");
                insert.setArray(2, conn.createArrayOf("float8", bids));
                insert.setObject(3, OffsetDateTime.parse("2025-10-01T10:00:00+02:00")); // stored as 08:00 UTC
                insert.executeUpdate();
            }
            sql.execute("SELECT wait_wal_table('order_book')");
            try (ResultSet rs = sql.executeQuery("SELECT timestamp, bids FROM order_book")) {
                rs.next();
                Double[][] read = (Double[][]) rs.getArray(2).getArray();
                System.out.println(rs.getObject(1, OffsetDateTime.class).toInstant() + " " + read[0][0]);
            }
        } catch (SQLException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
