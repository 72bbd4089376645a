/* Turns two texts with offsets into timestamps and sends both. */
#define _DEFAULT_SOURCE /* timegm */
#include <questdb/ingress/line_sender.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Microseconds since 1970 of 2025-10-01T10:00:00.250123+02:00, or -1. */
static int64_t microseconds(const char *text)
{
    struct tm tm = {0};
    char fraction[7] = "000000", sign;
    int hours, minutes, end = 0;

    sscanf(text, "%4d-%2d-%2dT%2d:%2d:%2d%n",
           &tm.tm_year, &tm.tm_mon, &tm.tm_mday, &tm.tm_hour, &tm.tm_min, &tm.tm_sec, &end);
    if (end == 0)
        return -1;
    text += end;
    if (*text == '.') {
        size_t digits = strspn(++text, "0123456789");
        memcpy(fraction, text, digits < 6 ? digits : 6);
        text += digits;
    }
    if (sscanf(text, "%c%2d:%2d", &sign, &hours, &minutes) != 3 || (sign != '+' && sign != '-'))
        return -1;
    tm.tm_year -= 1900;
    tm.tm_mon -= 1;
    int64_t offset = (hours * 60 + minutes) * 60 * (sign == '-' ? -1 : 1);
    return ((int64_t)timegm(&tm) - offset) * 1000000 + atoi(fraction); /* mktime() would take local time */
}

int main(void)
{
    int64_t booked = microseconds("2025-10-01T00:00:00+02:00"); /* the midnight of Berlin */
    int64_t picked_up = microseconds("2025-10-01T10:00:00.250123+02:00");
    const char *env = getenv("QDB_CLIENT_CONF");
    const char *conf = env ? env : "http::addr=localhost:9000;";
    line_sender_utf8 conf_utf8;
    line_sender_error *err = NULL;
    line_sender *sender = NULL;
    line_sender_buffer *buffer = NULL;
    bool ok = false;

    if (line_sender_utf8_init(&conf_utf8, strlen(conf), conf, &err)
        && (sender = line_sender_from_conf(conf_utf8, &err))) {
        buffer = line_sender_buffer_new_for_sender(sender);
        ok = line_sender_buffer_table(buffer, QDB_TABLE_NAME_LITERAL("trips"), &err)
            && line_sender_buffer_symbol(
                buffer, QDB_COLUMN_NAME_LITERAL("vehicle"), QDB_UTF8_LITERAL("cab-7"), &err)
            && line_sender_buffer_column_ts_micros(buffer, QDB_COLUMN_NAME_LITERAL("booked"), booked, &err)
            && line_sender_buffer_at_micros(buffer, picked_up, &err)
            && line_sender_flush(sender, buffer, &err);
    }
    if (ok)
        printf("%lld %lld\n", (long long)booked, (long long)picked_up);
    if (err) {
        size_t len;
        const char *msg = line_sender_error_msg(err, &len);
        fprintf(stderr, "Error running example: %.*s\n", (int)len, msg);
        line_sender_error_free(err);
    }
    line_sender_buffer_free(buffer);
    line_sender_close(sender);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
