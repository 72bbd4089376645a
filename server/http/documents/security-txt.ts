/** RFC 9116 requires a date within a year; a test fails in the month before it, so that it is moved in time. */
export const SECURITY_TXT_EXPIRES = '2027-10-31T00:00:00Z'

/** How to report a vulnerability: to the repository's maintainers, privately. */
export const securityTxt = (repository: string, siteUrl: string): string =>
  [
    `Contact: ${repository}/security`,
    `Expires: ${SECURITY_TXT_EXPIRES}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
