// Sends two trades with nanosecond timestamps; one of them has its last prices as an array.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	qdb "github.com/questdb/go-questdb-client/v4"
)

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	conf := os.Getenv("QDB_CLIENT_CONF")
	if conf == "" {
		conf = "http::addr=localhost:9000;"
	}
	sender, err := qdb.LineSenderFromConf(ctx, conf)
	if err != nil {
		return err
	}
	defer sender.Close(ctx)

	// region send
	err = sender.Table("trades").
		Symbol("symbol", "SOL-EUR").
		Symbol("side", "buy").
		Float64Column("price", 182.4).
		Float64Column("amount", 12.5).
		Float64Array1DColumn("price_history", []float64{182.1, 182.3, 182.4}).
		At(ctx, time.Unix(0, 1759309200250000123))
	if err != nil {
		return err
	}
	err = sender.Table("trades").
		Symbol("symbol", "ADA-EUR").
		Symbol("side", "sell").
		Float64Column("price", 0.71).
		Float64Column("amount", 4000).
		At(ctx, time.Unix(0, 1759309201000000456))
	if err != nil {
		return err
	}
	// endregion
	return sender.Flush(ctx)
}
