// Turns a day and a text with an offset into timestamps and sends both.
import io.questdb.client.Sender;
import io.questdb.cutlass.line.LineSenderException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;

public class SendTrip {
    public static void main(String[] args) {
        String env = System.getenv("QDB_CLIENT_CONF");
        // A day has no time and no zone: say which midnight is meant.
        Instant booked = LocalDate.parse("2025-10-01").atStartOfDay(ZoneId.of("Europe/Berlin")).toInstant();
        Instant pickedUp = OffsetDateTime.parse("2025-10-01T10:00:00.250123+02:00").toInstant();
        try (Sender sender = Sender.fromConfig(env == null ? "http::addr=localhost:9000;" : env)) {
            sender.table("trips")
                    .symbol("vehicle", "cab-7")
                    .timestampColumn("booked", booked)
                    .at(pickedUp);
        } catch (LineSenderException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
        System.out.println(booked + " " + pickedUp);
    }
}
