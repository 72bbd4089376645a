// Queries the latest price of each symbol from threads that share a HikariCP pool.
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

public class Pool {

    static HikariDataSource open(String url) {
        // region pool
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url); // jdbc:postgresql://localhost:8812/qdb?user=admin&password=quest
        config.setMaximumPoolSize(4);
        config.setKeepaliveTime(120_000); // the server closes what is idle for 300 s
        config.setConnectionTimeout(5_000);
        HikariDataSource pool = new HikariDataSource(config);
        // endregion
        return pool;
    }

    // region query
    static String latest(HikariDataSource pool, String symbol) {
        String query = "SELECT price FROM trades WHERE symbol = ?"
                + " LATEST ON timestamp PARTITION BY symbol";
        try (Connection conn = pool.getConnection();
             PreparedStatement select = conn.prepareStatement(query)) {
            select.setString(1, symbol);
            try (ResultSet rs = select.executeQuery()) {
                return symbol + " " + (rs.next() ? rs.getDouble(1) : "-");
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
    // endregion

    public static void main(String[] args) {
        String url = System.getenv().getOrDefault("QDB_JDBC_URL",
                "jdbc:postgresql://localhost:8812/qdb?user=admin&password=quest");
        try (HikariDataSource pool = open(url)) {
            List.of("ADA-EUR", "SOL-EUR").parallelStream()
                    .map(symbol -> latest(pool, symbol))
                    .forEachOrdered(System.out::println);
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
