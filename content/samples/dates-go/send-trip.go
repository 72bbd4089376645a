// Turns a day and a text with an offset into timestamps and sends both.
package main

import (
	"context"
	"fmt"
	"os"
	"time"
	_ "time/tzdata" // zones for machines that have none

	qdb "github.com/questdb/go-questdb-client/v4"
)

func run(ctx context.Context) error {
	// region convert
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		return err
	}
	// A day has no time and no zone: say which midnight is meant.
	booked, err := time.ParseInLocation(time.DateOnly, "2025-10-01", berlin)
	if err != nil {
		return err
	}
	pickedUp, err := time.Parse(time.RFC3339Nano, "2025-10-01T10:00:00.250123+02:00")
	if err != nil {
		return err
	}
	// endregion
	conf := os.Getenv("QDB_CLIENT_CONF")
	if conf == "" {
		conf = "http::addr=localhost:9000;"
	}
	sender, err := qdb.LineSenderFromConf(ctx, conf)
	if err != nil {
		return err
	}
	defer sender.Close(ctx)
	err = sender.Table("trips").
		Symbol("vehicle", "cab-7").
		TimestampColumn("booked", booked).
		At(ctx, pickedUp)
	if err != nil {
		return err
	}
	fmt.Println(booked.UnixMicro(), pickedUp.UnixMicro())
	return sender.Flush(ctx)
}

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
}
