// Opens a folder of tables in this process, inserts a row and prints the table.
import io.questdb.cairo.CairoEngine;
import io.questdb.cairo.DefaultCairoConfiguration;
import io.questdb.std.str.StringSink;
import java.nio.file.Files;
import java.nio.file.Path;

public class Hello {

    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of("hello-data"));
        var settings = new DefaultCairoConfiguration(folder.toString());
        try (CairoEngine engine = new CairoEngine(settings)) {
            engine.load();
            engine.execute("CREATE TABLE IF NOT EXISTS sensors ("
                    + "device SYMBOL, temperature DOUBLE)");
            engine.execute("INSERT INTO sensors"
                    + " VALUES ('pump-1', 31.5)");
            StringSink text = new StringSink();
            engine.print("SELECT * FROM sensors", text);
            System.out.print(text);
        }
    }
}
