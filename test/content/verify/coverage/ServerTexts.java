import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.TreeSet;
import java.util.zip.ZipFile;

/**
 * Prints every text that the classes of a jar hold, a line each; line breaks in a text end it. The format of a class
 * file is chapter 4 of the Java Virtual Machine Specification.
 */
public class ServerTexts {
    private static final int LONGER_THAN_ITS_BYTES_SAY = 2;

    public static void main(String[] args) throws IOException {
        var texts = new TreeSet<String>();
        try (var jar = new ZipFile(args[0])) {
            for (var entries = jar.entries(); entries.hasMoreElements(); ) {
                var entry = entries.nextElement();
                if (!entry.getName().endsWith(".class")) continue;
                try (var in = new DataInputStream(jar.getInputStream(entry))) {
                    collect(in, texts);
                }
            }
        }
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        texts.forEach(out::println);
        out.flush();
    }

    private static void collect(DataInputStream in, TreeSet<String> texts) throws IOException {
        in.readInt();
        in.readInt();
        int count = in.readUnsignedShort();
        for (int index = 1; index < count; index++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> {
                    for (var part : in.readUTF().split("[\\x00-\\x1f]")) texts.add(part);
                }
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.readInt();
                case 5, 6 -> {
                    in.readLong();
                    index += LONGER_THAN_ITS_BYTES_SAY - 1;
                }
                case 7, 8, 16, 19, 20 -> in.readUnsignedShort();
                case 15 -> {
                    in.readUnsignedByte();
                    in.readUnsignedShort();
                }
                default -> throw new IOException("no constant has the tag " + tag);
            }
        }
    }
}
