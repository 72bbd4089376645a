// Uploads CSV to the REST endpoint /imp. The schema part comes before the data.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"mime/multipart"
	"net/http"
	"net/url"
	"os"
)

const csv = `station,temp,timestamp
porto,18.4,2025-10-01T08:00:00.000000Z
oslo,7.25,2025-10-01T08:00:00.000000Z
porto,18.9,2025-10-01T08:01:00.000000Z
`

const schema = `[
  {"name": "station", "type": "SYMBOL"},
  {"name": "temp", "type": "DOUBLE"},
  {"name": "timestamp", "type": "TIMESTAMP", "pattern": "yyyy-MM-ddTHH:mm:ss.SSSUUUZ"}
]`

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "Error running example:", err)
		os.Exit(1)
	}
}

func run() error {
	base := os.Getenv("QDB_HTTP_URL")
	if base == "" {
		base = "http://localhost:9000"
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	if err := form.WriteField("schema", schema); err != nil {
		return err
	}
	file, err := form.CreateFormFile("data", "weather.csv")
	if err != nil {
		return err
	}
	if _, err := file.Write([]byte(csv)); err != nil {
		return err
	}
	if err := form.Close(); err != nil {
		return err
	}

	options := url.Values{
		"name": {"weather"}, "timestamp": {"timestamp"}, "partitionBy": {"DAY"},
		"fmt": {"json"}, "atomicity": {"skipRow"},
	}
	resp, err := http.Post(base+"/imp?"+options.Encode(), form.FormDataContentType(), &body)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	var answer struct {
		Status                     string
		RowsImported, RowsRejected int
	}
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		return fmt.Errorf("%s: %w", resp.Status, err)
	}
	if answer.Status != "OK" { // the HTTP status is 200 all the same
		return errors.New(answer.Status)
	}
	fmt.Printf("%d rows imported, %d rejected\n", answer.RowsImported, answer.RowsRejected)
	return nil
}
