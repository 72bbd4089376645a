// Queries the REST endpoint /exec and decodes the rows.
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
)

type answer struct {
	Columns []struct{ Name, Type string }
	Dataset [][]any
	Count   int
	Error   string
}

func main() {
	result, err := query(`SELECT timestamp, side, price FROM trades WHERE symbol = 'SOL-EUR'`)
	if err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
	for _, row := range result.Dataset {
		for i, column := range result.Columns {
			fmt.Printf("%s=%v ", column.Name, row[i])
		}
		fmt.Println()
	}
	fmt.Println(result.Count, "rows")
}

func query(sql string) (*answer, error) {
	base := os.Getenv("QDB_HTTP_URL")
	if base == "" {
		base = "http://localhost:9000"
	}
	resp, err := http.Get(base + "/exec?" + url.Values{"query": {sql}}.Encode())
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var result answer
	decoder := json.NewDecoder(resp.Body)
	decoder.UseNumber() // keeps every digit of a LONG
	if err := decoder.Decode(&result); err != nil {
		return nil, fmt.Errorf("%s: %w", resp.Status, err)
	}
	if result.Error != "" {
		return nil, fmt.Errorf("%s: %s", resp.Status, result.Error)
	}
	return &result, nil
}
