// Sends order book levels as two-dimensional arrays, with nanoseconds.
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
	// Slices: the first row holds prices, the second sizes.
	start := time.Date(2025, 10, 1, 8, 0, 0, 987, time.UTC)
	err = sender.Table("order_book").
		Symbol("symbol", "EURCHF").
		Float64Array2DColumn("bids", [][]float64{{0.935, 0.9349}, {800, 250}}).
		Float64Array2DColumn("asks", [][]float64{{0.9352, 0.9353}, {500, 900}}).
		At(ctx, start)
	if err != nil {
		return err
	}

	// NdArray: one block of memory that is filled again for every row.
	bids, err := qdb.NewNDArray[float64](2, 2)
	if err != nil {
		return err
	}
	for _, v := range []float64{0.9351, 0.935, 700, 800} {
		if _, err := bids.Append(v); err != nil {
			return err
		}
	}
	err = sender.Table("order_book").
		Symbol("symbol", "EURCHF").
		Float64ArrayNDColumn("bids", bids).
		Float64Array2DColumn("asks", [][]float64{{0.9353}, {450}}).
		At(ctx, start.Add(time.Second))
	if err != nil {
		return err
	}
	bids.ResetAppendIndex() // ready for the next row
	// endregion
	if err := sender.Flush(ctx); err != nil {
		return err
	}
	fmt.Println("2 rows sent")
	return nil
}
