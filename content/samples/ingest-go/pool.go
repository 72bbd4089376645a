// Four workers take senders from a pool; each batch is one request.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	qdb "github.com/questdb/go-questdb-client/v4"
)

const workers, rowsEach = 4, 1000

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
	fmt.Println(workers*rowsEach, "rows sent by", workers, "workers")
}

func run(ctx context.Context) error {
	conf := os.Getenv("QDB_CLIENT_CONF")
	if conf == "" {
		conf = "http::addr=localhost:9000;"
	}
	// region pool
	pool, err := qdb.PoolFromConf(conf, qdb.WithMaxSenders(workers))
	if err != nil {
		return err
	}
	defer pool.Close(ctx)
	// endregion

	var group sync.WaitGroup
	failures := make([]error, workers)
	for w := 0; w < workers; w++ {
		group.Add(1)
		go func(w int) {
			defer group.Done()
			failures[w] = work(ctx, pool, w)
		}(w)
	}
	group.Wait()
	return errors.Join(failures...)
}

// region worker
func work(ctx context.Context, pool *qdb.LineSenderPool, w int) (err error) {
	sender, err := pool.Sender(ctx)
	if err != nil {
		return err
	}
	// Close flushes and gives the sender back, so its error counts.
	defer func() { err = errors.Join(err, sender.Close(ctx)) }()

	start := time.Date(2025, 10, 1, 8, 0, 0, 0, time.UTC)
	for n := 0; n < rowsEach; n++ {
		err := sender.Table("meters").
			Symbol("device", fmt.Sprintf("d%d", w)).
			Float64Column("reading", float64(n)/10).
			At(ctx, start.Add(time.Duration(n)*time.Millisecond))
		if err != nil {
			return err
		}
	}
	return nil
}

// endregion
