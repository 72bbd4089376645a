// Reads hourly candles of one symbol and the latest trade of each into structs.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/jackc/pgx/v5"
)

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
}

// region candles
type candle struct {
	Start time.Time `db:"timestamp"`
	Open  float64   `db:"open"`
	High  float64   `db:"high"`
	Low   float64   `db:"low"`
	Close float64   `db:"close"`
}

func candles(ctx context.Context, conn *pgx.Conn, symbol, day string) ([]candle, error) {
	rows, err := conn.Query(ctx, `
		SELECT timestamp, first(price) open, max(price) high, min(price) low, last(price) close
		FROM trades
		WHERE symbol = $1 AND timestamp IN $2
		SAMPLE BY 1h`, symbol, day)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByName[candle])
}

// endregion

// region latest
func latest(ctx context.Context, conn *pgx.Conn, symbol string) (price float64, err error) {
	err = conn.QueryRow(ctx, `
		SELECT price FROM trades
		WHERE symbol = $1
		LATEST ON timestamp PARTITION BY symbol`, symbol).Scan(&price)
	return price, err
}

// endregion

func run(ctx context.Context) error {
	url := os.Getenv("QDB_PG_URL")
	if url == "" {
		url = "postgres://admin:quest@localhost:8812/qdb?sslmode=disable"
	}
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		return err
	}
	defer conn.Close(ctx)

	bars, err := candles(ctx, conn, "SOL-EUR", "2025-10-01")
	if err != nil {
		return err
	}
	for _, b := range bars {
		fmt.Println(b.Start.Format(time.RFC3339), b.Open, b.High, b.Low, b.Close)
	}
	price, err := latest(ctx, conn, "ADA-EUR")
	if err != nil {
		return err
	}
	fmt.Println("ADA-EUR", price)
	return nil
}
