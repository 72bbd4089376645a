// Queries the latest price of each symbol from several goroutines that share a pool.
package main

import (
	"context"
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
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
	// region pool
	config, err := pgxpool.ParseConfig(url)
	if err != nil {
		return err
	}
	config.MaxConns = 4
	config.MaxConnIdleTime = 4 * time.Minute // the server closes after 5
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return err
	}
	// endregion
	defer pool.Close()

	// region query
	symbols := []string{"ADA-EUR", "SOL-EUR"}
	prices := make([]float64, len(symbols))
	errs := make([]error, len(symbols))
	var group sync.WaitGroup
	for i, symbol := range symbols {
		group.Add(1)
		go func() {
			defer group.Done()
			errs[i] = pool.QueryRow(ctx,
				`SELECT price FROM trades WHERE symbol = $1 LATEST ON timestamp PARTITION BY symbol`,
				symbol).Scan(&prices[i])
		}()
	}
	group.Wait()
	// endregion
	for i, symbol := range symbols {
		if errs[i] != nil {
			return errs[i]
		}
		fmt.Println(symbol, prices[i])
	}
	return nil
}
