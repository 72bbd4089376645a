// Sends two trades over HTTP. QuestDB creates the table if it does not exist.
import io.questdb.client.Sender;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

public class FirstRows {

    public static void main(String[] args) {
        String conf = System.getenv().getOrDefault("QDB_CLIENT_CONF", "http::addr=localhost:9000;");
        try (Sender sender = Sender.fromConfig(conf)) {
            // region send
            sender.table("trades")
                    .symbol("symbol", "SOL-EUR")
                    .symbol("side", "buy")
                    .doubleColumn("price", 182.4)
                    .doubleColumn("amount", 12.5)
                    .at(1759305600250000000L, ChronoUnit.NANOS);
            sender.table("trades")
                    .symbol("symbol", "ADA-EUR")
                    .symbol("side", "sell")
                    .doubleColumn("price", 0.71)
                    .doubleColumn("amount", 4000)
                    .at(Instant.parse("2025-10-01T08:00:01Z"));
            sender.flush();
            // endregion
            System.out.println("2 rows sent");
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
