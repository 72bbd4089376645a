// Sends two trades with nanosecond timestamps; one of them has its last prices as an array.
import io.questdb.client.Sender;
import java.time.temporal.ChronoUnit;

public class PriceHistory {

    public static void main(String[] args) {
        String conf = System.getenv().getOrDefault("QDB_CLIENT_CONF", "http::addr=localhost:9000;");
        try (Sender sender = Sender.fromConfig(conf)) {
            // region send
            sender.table("trades")
                    .symbol("symbol", "SOL-EUR")
                    .symbol("side", "buy")
                    .doubleColumn("price", 182.4)
                    .doubleColumn("amount", 12.5)
                    .doubleArray("price_history", new double[]{182.1, 182.3, 182.4})
                    .at(1759309200250000123L, ChronoUnit.NANOS);
            sender.table("trades")
                    .symbol("symbol", "ADA-EUR")
                    .symbol("side", "sell")
                    .doubleColumn("price", 0.71)
                    .doubleColumn("amount", 4000)
                    .at(1759309201000000456L, ChronoUnit.NANOS);
            sender.flush();
            // endregion
            System.out.println("2 rows sent");
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
