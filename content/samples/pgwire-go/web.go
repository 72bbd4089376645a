// A web service with a pool: GET /trades/SOL-EUR answers JSON.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// region service
type trade struct {
	Timestamp time.Time `json:"timestamp"`
	Side      string    `json:"side"`
	Price     float64   `json:"price"`
}

type service struct {
	pool *pgxpool.Pool
}

func (s *service) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /trades/{symbol}", s.trades)
	return mux
}

func (s *service) trades(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), 5*time.Second)
	defer cancel()
	rows, err := s.pool.Query(ctx, `
		SELECT timestamp, side, price FROM trades
		WHERE symbol = $1 ORDER BY timestamp DESC LIMIT 100`, r.PathValue("symbol"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	trades, err := pgx.CollectRows(rows, pgx.RowToStructByPos[trade])
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(trades)
}

// endregion

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
	pool, err := pgxpool.New(ctx, url)
	if err != nil {
		return err
	}
	defer pool.Close()

	server := httptest.NewServer((&service{pool}).handler())
	defer server.Close()
	answer, err := http.Get(server.URL + "/trades/SOL-EUR")
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		return err
	}
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", answer.Status, body)
	}
	fmt.Print(string(body))
	return nil
}
