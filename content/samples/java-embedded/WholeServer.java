// Starts a whole server in this process.
import io.questdb.ServerMain;
import io.questdb.std.str.StringSink;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

public class WholeServer {

    public static void main(String[] args) throws Exception {
        Path root = Files.createDirectories(Path.of("questdb-root"));
        // region server
        Map<String, String> settings = Map.of(
                "QDB_HTTP_BIND_TO", "127.0.0.1:0",
                "QDB_PG_NET_BIND_TO", "127.0.0.1:0",
                "QDB_LINE_TCP_ENABLED", "false",
                "QDB_HTTP_MIN_ENABLED", "false",
                "QDB_TELEMETRY_ENABLED", "false");
        try (ServerMain server =
                ServerMain.create(root.toString(), settings)) {
            server.start();
            System.out.println(
                    "HTTP on port " + server.getHttpServerPort()
                    + ", PGWire on port "
                    + server.getPgWireServerPort());
            var engine = server.getEngine();
            engine.execute("CREATE TABLE IF NOT EXISTS trips ("
                    + "vehicle SYMBOL, fare DOUBLE, timestamp TIMESTAMP"
                    + ") TIMESTAMP(timestamp) PARTITION BY DAY");
            engine.execute("INSERT INTO trips"
                    + " VALUES ('tram-4', 3.2,"
                    + " '2025-10-01T08:00:00Z')");
            server.awaitTable("trips");
            StringSink text = new StringSink();
            engine.print("SELECT vehicle, fare FROM trips LIMIT 1",
                    text);
            System.out.print(text);
        }
        // endregion
    }
}
