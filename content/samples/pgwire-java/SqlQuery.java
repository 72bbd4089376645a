// Reads trades with a parameter for the symbol and one for the time.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;

public class SqlQuery {

    public static void main(String[] args) {
        String url = System.getenv().getOrDefault("QDB_JDBC_URL",
                "jdbc:postgresql://localhost:8812/qdb?user=admin&password=quest");
        // region query
        String query = "SELECT timestamp, side, price FROM trades"
                + " WHERE symbol = ? AND timestamp >= ?";
        try (Connection conn = DriverManager.getConnection(url);
             PreparedStatement select = conn.prepareStatement(query)) {
            select.setString(1, "SOL-EUR");
            select.setObject(2, OffsetDateTime.parse("2025-10-01T08:00:00Z"));
            int rows = 0;
            try (ResultSet rs = select.executeQuery()) {
                while (rs.next()) {
                    OffsetDateTime when = rs.getObject(1, OffsetDateTime.class);
                    System.out.println(when + " " + rs.getString(2) + " " + rs.getDouble(3));
                    rows++;
                }
            }
            System.out.println(rows + " rows read");
        } catch (SQLException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
        // endregion
    }
}
