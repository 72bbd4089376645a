import io.questdb.BuildInformationHolder;
import io.questdb.ConfigPropertyKey;
import io.questdb.PropServerConfiguration;
import io.questdb.PropertyKey;
import io.questdb.log.LogFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/**
 * Prints each setting that a server with an empty configuration reads, a tab, and the default that it passes; no tab
 * where it looks into the environment by itself and passes none. The argument is a folder for what the server creates.
 * Nothing is set, so each answer is the default itself.
 */
public class ServerDefaults extends PropServerConfiguration {
    private static final Map<String, String> DEFAULTS = new TreeMap<>();
    /** Empty; it notes what is looked for. */
    private static final Map<String, String> ENVIRONMENT = new HashMap<>() {
        @Override
        public String get(Object name) {
            LOOKED_FOR.add(String.valueOf(name));
            return null;
        }
    };
    private static final Set<String> LOOKED_FOR = new HashSet<>();

    private ServerDefaults(String folder) throws Exception {
        super(
                folder,
                new Properties(),
                ENVIRONMENT,
                LogFactory.getLog(ServerDefaults.class),
                new BuildInformationHolder()
        );
    }

    public static void main(String[] args) throws Exception {
        // It reads one file of a new installation.
        Files.createDirectories(Path.of(args[0], "conf"));
        Files.writeString(Path.of(args[0], "conf", "mime.types"), "text/plain txt\n");
        new ServerDefaults(args[0]);
        for (var key : PropertyKey.values()) {
            var path = key.getPropertyPath();
            var name = "QDB_" + path.replace('.', '_').toUpperCase();
            if (LOOKED_FOR.contains(name) && !DEFAULTS.containsKey(path)) System.out.println(path);
        }
        DEFAULTS.forEach((key, value) -> System.out.println(key + "\t" + value));
        System.out.flush();
        // The log's threads would keep the process.
        Runtime.getRuntime().halt(0);
    }

    private static <T> T note(ConfigPropertyKey key, T value) {
        DEFAULTS.put(key.getPropertyPath(), value == null ? "" : String.valueOf(value));
        return value;
    }

    // No @Override: not every release has each of them.

    protected boolean getBoolean(Properties set, Map<String, String> env, ConfigPropertyKey key, boolean value) {
        return note(key, value);
    }

    protected double getDouble(Properties set, Map<String, String> env, ConfigPropertyKey key, double value) {
        return note(key, value);
    }

    protected double getDouble(Properties set, Map<String, String> env, ConfigPropertyKey key, String value) {
        return Double.parseDouble(note(key, value));
    }

    protected int getInt(Properties set, Map<String, String> env, ConfigPropertyKey key, int value) {
        return note(key, value);
    }

    protected int getIntPercentage(Properties set, Map<String, String> env, ConfigPropertyKey key, int value) {
        return note(key, value);
    }

    protected int getIntSize(Properties set, Map<String, String> env, ConfigPropertyKey key, int value) {
        return note(key, value);
    }

    protected long getLong(Properties set, Map<String, String> env, ConfigPropertyKey key, long value) {
        return note(key, value);
    }

    protected long getLongSize(Properties set, Map<String, String> env, ConfigPropertyKey key, long value) {
        return note(key, value);
    }

    protected long getMicros(Properties set, Map<String, String> env, ConfigPropertyKey key, long value) {
        return note(key, value);
    }

    protected long getMillis(Properties set, Map<String, String> env, ConfigPropertyKey key, long value) {
        return note(key, value);
    }

    protected long getNanos(Properties set, Map<String, String> env, ConfigPropertyKey key, long value) {
        return note(key, value);
    }

    protected int getQueueCapacity(Properties set, Map<String, String> env, ConfigPropertyKey key, int value) {
        return note(key, value);
    }

    protected String getString(Properties set, Map<String, String> env, ConfigPropertyKey key, String value) {
        return note(key, value);
    }
}
