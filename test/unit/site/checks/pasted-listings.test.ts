import { expect, test } from 'vitest'
import { pastedInputIn } from '#server/site/checks/pasted-listings.ts'

test.each([
  ['sudo apt-get update\nsudo apt-get install -y php', 1],
  ['cd /tmp\necho 1 | sudo tee a\ncat a', 2],
  ['A=1 sudo ls\nls', 1],
  ['apt-get install php\nphp -v', 1],
  ['docker exec -it db psql\nls', 1],
  ['psql -c "SELECT 1,\n  2"\nls', 1],
  ['$ ssh host\n$ ls', 1],
  ['gcloud compute disks delete a\ngcloud compute disks list', 1],
  ['sudo tee a <<END\nx\nEND\nls', 1],
  ['sudo apt-get update &&\nsudo apt-get install -y php', null],
  ['sudo ls \\\n  -l', null],
  ['sudo tee a <<END &&\nx\nEND\nls', null],
  ["ls\npsql -c 'SELECT\n  1'", null],
  ['openssl s_client </dev/null\nls', null],
  ['#!/bin/sh\nsudo ls\nls', null],
])('a listing that loses lines when it is pasted is found: %j', (code, line) => {
  const [problem] = pastedInputIn({ file: 'docs/page.mdx', text: `\`\`\`shell\n${code}\n\`\`\`\n` })
  expect(problem?.line ?? null).toBe(line && line + 1)
})
