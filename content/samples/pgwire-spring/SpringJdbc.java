// A Spring Boot application whose component reads candles with JdbcTemplate.
import java.time.OffsetDateTime;
import java.util.List;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class SpringJdbc {

    // region component
    record Candle(OffsetDateTime start, double high, double low) {}

    @Component
    static class Candles {
        private final JdbcTemplate jdbc;

        Candles(JdbcTemplate jdbc) {
            this.jdbc = jdbc;
        }

        List<Candle> of(String symbol, OffsetDateTime from) {
            return jdbc.query("""
                    SELECT timestamp, max(price) high, min(price) low
                    FROM trades WHERE symbol = ? AND timestamp >= ?
                    SAMPLE BY 1h""",
                    (rs, row) -> new Candle(
                            rs.getObject("timestamp", OffsetDateTime.class),
                            rs.getDouble("high"), rs.getDouble("low")),
                    symbol, from);
        }
    }
    // endregion

    public static void main(String[] args) {
        String url = System.getenv().getOrDefault("QDB_JDBC_URL",
                "jdbc:postgresql://localhost:8812/qdb?user=admin&password=quest");
        try (var context = new SpringApplicationBuilder(SpringJdbc.class)
                .web(WebApplicationType.NONE)
                .properties("spring.datasource.url=" + url,
                        "spring.datasource.hikari.keepalive-time=120000",
                        "spring.datasource.hikari.connection-timeout=5000",
                        "logging.level.root=off", "spring.main.banner-mode=off")
                .run()) {
            context.getBean(Candles.class)
                    .of("SOL-EUR", OffsetDateTime.parse("2025-10-01T00:00:00Z"))
                    .forEach(System.out::println);
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
