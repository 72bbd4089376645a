// Keeps a batch until the server has confirmed it; gives up at once on a rejected row.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	qdb "github.com/questdb/go-questdb-client/v4"
)

type reading struct {
	room string
	temp float64
	at   time.Time
}

func main() {
	start := time.Date(2025, 10, 1, 8, 0, 0, 0, time.UTC)
	batch := []reading{
		{"attic", 27.25, start},
		{"cellar", 14.5, start},
		{"attic", 27.5, start.Add(time.Minute)},
	}
	conf := os.Getenv("QDB_CLIENT_CONF")
	if conf == "" {
		conf = "http::addr=localhost:9000;"
	}
	attempt, err := sendUntilStored(context.Background(), conf, batch)
	if err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
	fmt.Println("sent in attempt", attempt)
}

// region retry
func sendUntilStored(ctx context.Context, conf string, batch []reading) (int, error) {
	for attempt := 1; ; attempt++ {
		err := send(ctx, conf, batch)
		var rejected *qdb.HttpError
		if err == nil || errors.As(err, &rejected) || attempt == 5 {
			return attempt, err
		}
		select {
		case <-ctx.Done():
			return attempt, ctx.Err()
		case <-time.After(500 * time.Millisecond << attempt):
		}
	}
}

// send puts the batch into one request. An error leaves nothing in the sender.
func send(ctx context.Context, conf string, batch []reading) error {
	sender, err := qdb.LineSenderFromConf(ctx, strings.TrimSuffix(conf, ";")+";auto_flush=off;")
	if err != nil {
		return err
	}
	defer sender.Close(ctx)
	for _, r := range batch {
		err := sender.Table("sensors").
			Symbol("room", r.room).
			Float64Column("temp", r.temp).
			At(ctx, r.at)
		if err != nil {
			return err
		}
	}
	return sender.Flush(ctx)
}

// endregion
