// Reads trades with a parameter for the symbol and one for the time.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

public class SqlQuery {

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
        String query = "SELECT timestamp, side, price FROM trades WHERE symbol = ? AND timestamp >= ?";
        try (Connection conn = connect(); PreparedStatement select = conn.prepareStatement(query)) {
            select.setString(1, "SOL-EUR");
            select.setObject(2, LocalDateTime.parse("2025-10-01T08:00:00")); // UTC
            int rows = 0;
            try (ResultSet rs = select.executeQuery()) {
                while (rs.next()) {
                    Instant when = rs.getObject(1, LocalDateTime.class).toInstant(ZoneOffset.UTC);
                    System.out.println(when + " " + rs.getString(2) + " " + rs.getDouble(3));
                    rows++;
                }
            }
            System.out.println(rows + " rows read");
        } catch (SQLException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
