// Creates a table and inserts two trades through the REST endpoint /exec.
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
)

var statements = []string{
	`CREATE TABLE IF NOT EXISTS trades (
		symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP
	) TIMESTAMP(timestamp) PARTITION BY DAY`,
	`INSERT INTO trades VALUES
		('SOL-EUR', 'buy', 182.4, 12.5, '2025-10-01T08:00:00.250000Z'),
		('ADA-EUR', 'sell', 0.71, 4000.0, '2025-10-01T08:00:01.000000Z')`,
}

func main() {
	for _, sql := range statements {
		if err := exec(sql); err != nil {
			fmt.Fprintln(os.Stderr, "Error running example:", err)
			os.Exit(1)
		}
	}
	fmt.Println("2 rows inserted")
}

func exec(sql string) error {
	base := os.Getenv("QDB_HTTP_URL")
	if base == "" {
		base = "http://localhost:9000"
	}
	resp, err := http.Get(base + "/exec?" + url.Values{"query": {sql}}.Encode())
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	var answer struct{ Error string }
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		return fmt.Errorf("%s: %w", resp.Status, err)
	}
	if answer.Error != "" {
		return fmt.Errorf("%s: %s", resp.Status, answer.Error)
	}
	return nil
}
