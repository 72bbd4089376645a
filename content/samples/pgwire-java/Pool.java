// Queries the latest price of each symbol from threads that share a HikariCP pool.
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class Pool {

    static HikariDataSource open() {
        String dsn = System.getenv().getOrDefault(
                "QDB_PG_DSN", "host=localhost port=8812 user=admin password=quest dbname=qdb");
        Map<String, String> part = Arrays.stream(dsn.split(" "))
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:postgresql://" + part.get("host") + ":" + part.get("port") + "/" + part.get("dbname"));
        config.setUsername(part.get("user"));
        config.setPassword(part.get("password"));
        config.setMaximumPoolSize(4);
        config.setKeepaliveTime(120_000); // the server closes what is idle for 300 s
        config.setConnectionTimeout(5_000);
        return new HikariDataSource(config);
    }

    static String latest(HikariDataSource pool, String symbol) {
        String query = "SELECT price FROM trades WHERE symbol = ? LATEST ON timestamp PARTITION BY symbol";
        try (Connection conn = pool.getConnection(); PreparedStatement select = conn.prepareStatement(query)) {
            select.setString(1, symbol);
            try (ResultSet rs = select.executeQuery()) {
                return symbol + " " + (rs.next() ? rs.getDouble(1) : "-");
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        try (HikariDataSource pool = open()) {
            List.of("ADA-EUR", "SOL-EUR").parallelStream()
                    .map(symbol -> latest(pool, symbol))
                    .forEachOrdered(System.out::println);
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
