// Inserts two trades with pgx in one round trip.
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

	_, err = conn.Exec(ctx, `CREATE TABLE IF NOT EXISTS trades (
		symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP
	) TIMESTAMP(timestamp) PARTITION BY DAY`)
	if err != nil {
		return err
	}

	// region insert
	const insert = `INSERT INTO trades VALUES ($1, $2, $3, $4, $5)`
	at := time.Date(2025, 10, 1, 8, 0, 0, 0, time.UTC)
	batch := &pgx.Batch{}
	batch.Queue(insert, "SOL-EUR", "buy", 182.4, 12.5, at)
	batch.Queue(insert, "ADA-EUR", "sell", 0.71, 4000.0, at.Add(time.Second))
	if err := conn.SendBatch(ctx, batch).Close(); err != nil {
		return err
	}
	// endregion
	fmt.Println(batch.Len(), "rows inserted")
	return nil
}
