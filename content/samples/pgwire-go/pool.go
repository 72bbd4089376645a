// Queries the latest price of each symbol from several goroutines that share a pool.
package main

import (
	"context"
	"fmt"
	"os"
	"sync"

	"github.com/jackc/pgx/v5/pgxpool"
)

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	dsn := os.Getenv("QDB_PG_DSN")
	if dsn == "" {
		dsn = "host=localhost port=8812 user=admin password=quest dbname=qdb"
	}
	pool, err := pgxpool.New(ctx, dsn+" sslmode=disable pool_max_conns=4 pool_max_conn_idle_time=4m")
	if err != nil {
		return err
	}
	defer pool.Close()

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
	for i, symbol := range symbols {
		if errs[i] != nil {
			return errs[i]
		}
		fmt.Println(symbol, prices[i])
	}
	return nil
}
