// Sends two trades over HTTP. QuestDB creates the table if it does not exist.
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
	// region send
	sender, err := qdb.LineSenderFromConf(ctx, conf)
	if err != nil {
		return err
	}
	defer sender.Close(ctx)

	start := time.Date(2025, 10, 1, 8, 0, 0, 0, time.UTC)
	err = sender.Table("trades").
		Symbol("symbol", "SOL-EUR").
		Symbol("side", "buy").
		Float64Column("price", 182.4).
		Float64Column("amount", 12.5).
		At(ctx, start.Add(250*time.Millisecond))
	if err != nil {
		return err
	}
	err = sender.Table("trades").
		Symbol("symbol", "ADA-EUR").
		Symbol("side", "sell").
		Float64Column("price", 0.71).
		Float64Column("amount", 4000).
		At(ctx, start.Add(time.Second))
	if err != nil {
		return err
	}
	if err := sender.Flush(ctx); err != nil {
		return err
	}
	// endregion
	fmt.Println("2 rows sent")
	return nil
}
