// Reads the trades of one symbol with pgx.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/jackc/pgx/v5"
)

type trade struct {
	Timestamp time.Time
	Side      string
	Price     float64
}

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
}

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

	// region query
	rows, err := conn.Query(ctx,
		`SELECT timestamp, side, price FROM trades WHERE symbol = $1 AND timestamp >= $2`,
		"SOL-EUR", time.Date(2025, 10, 1, 0, 0, 0, 0, time.UTC))
	if err != nil {
		return err
	}
	trades, err := pgx.CollectRows(rows, pgx.RowToStructByPos[trade])
	if err != nil {
		return err
	}
	for _, t := range trades {
		fmt.Println(t.Timestamp.Format(time.RFC3339Nano), t.Side, t.Price)
	}
	// endregion
	fmt.Println(len(trades), "rows")
	return nil
}
