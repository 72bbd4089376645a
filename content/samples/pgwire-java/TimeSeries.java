// Reads hourly candles of one symbol and the latest trade of each, with parameters.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;

public class TimeSeries {

    // region candles
    static void candles(Connection conn, String symbol, String day) throws SQLException {
        String query = "SELECT timestamp, first(price), max(price), min(price), last(price)"
                + " FROM trades WHERE symbol = ? AND timestamp IN ? SAMPLE BY 1h";
        try (PreparedStatement select = conn.prepareStatement(query)) {
            select.setString(1, symbol);
            select.setString(2, day);
            try (ResultSet rs = select.executeQuery()) {
                while (rs.next()) {
                    System.out.printf("%s open %s high %s low %s close %s%n",
                            rs.getObject(1, OffsetDateTime.class), rs.getDouble(2),
                            rs.getDouble(3), rs.getDouble(4), rs.getDouble(5));
                }
            }
        }
    }
    // endregion

    // region latest
    static void latest(Connection conn) throws SQLException {
        String query = "SELECT symbol, price FROM trades LATEST ON timestamp PARTITION BY symbol"
                + " ORDER BY symbol";
        try (PreparedStatement select = conn.prepareStatement(query);
             ResultSet rs = select.executeQuery()) {
            while (rs.next()) {
                System.out.println(rs.getString("symbol") + " " + rs.getDouble("price"));
            }
        }
    }
    // endregion

    public static void main(String[] args) {
        String url = System.getenv().getOrDefault("QDB_JDBC_URL",
                "jdbc:postgresql://localhost:8812/qdb?user=admin&password=quest");
        try (Connection conn = DriverManager.getConnection(url)) {
            candles(conn, "SOL-EUR", "2025-10-01");
            latest(conn);
        } catch (SQLException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
