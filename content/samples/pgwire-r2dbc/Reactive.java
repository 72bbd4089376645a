// Reads trades with the R2DBC driver, through a pool.
import io.r2dbc.pool.ConnectionPool;
import io.r2dbc.pool.ConnectionPoolConfiguration;
import io.r2dbc.spi.ConnectionFactories;
import java.time.Duration;
import java.time.LocalDateTime;
import reactor.core.publisher.Flux;

public class Reactive {

    record Trade(LocalDateTime at, String side, double price) {}

    // region query
    static Flux<Trade> trades(ConnectionPool pool, String symbol) {
        return Flux.usingWhen(pool.create(),
                conn -> Flux.from(conn.createStatement(
                                "SELECT timestamp, side, price FROM trades WHERE symbol = $1")
                        .bind("$1", symbol)
                        .execute())
                        .flatMap(result -> result.map(row -> new Trade(
                                row.get("timestamp", LocalDateTime.class), // UTC
                                row.get("side", String.class),
                                row.get("price", Double.class)))),
                conn -> conn.close());
    }
    // endregion

    public static void main(String[] args) {
        String url = System.getenv().getOrDefault("QDB_PG_URL",
                "postgresql://admin:quest@localhost:8812/qdb");
        ConnectionPool pool = open("r2dbc:" + url);
        try {
            trades(pool, "SOL-EUR").doOnNext(System.out::println).blockLast(Duration.ofSeconds(20));
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        } finally {
            pool.dispose();
        }
    }

    static ConnectionPool open(String url) {
        // region pool
        ConnectionPool pool = new ConnectionPool(
                ConnectionPoolConfiguration.builder(ConnectionFactories.get(url))
                        .maxSize(4)
                        .maxIdleTime(Duration.ofMinutes(4)) // the server closes after 5
                        .maxAcquireTime(Duration.ofSeconds(5))
                        .build());
        // endregion
        return pool;
    }
}
