#!/usr/bin/env bash
# Writes into files the current digests of the images that they name, so that the next build or deploy uses exactly these.
# Run it again to renew them. Needs skopeo, or docker with buildx.
#   build/deploy/pin-images.sh Dockerfile compose.yaml
#   build/deploy/pin-images.sh build/deploy/kubernetes/docs.yaml
set -euo pipefail

# An image with its tag, after "image:", "_IMAGE=" or "_IMAGE:-"; an image without a tag is built here.
image='(?:\bimage: (?:&\w+ )?|_IMAGE=|_IMAGE:-)\K[\w.\/-]+(?::\d+\/[\w.\/-]+)?:[\w.-]+'

digest_of() {
  local digest
  if command -v skopeo > /dev/null; then
    digest=$(skopeo inspect --format '{{.Digest}}' "docker://$1")
  else
    digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$1")
  fi
  [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || { echo "No digest of $1 could be had: $digest" >&2; return 1; }
  echo "$digest"
}

for file in "$@"; do
  for name in $(grep --only-matching --perl-regexp "$image" "$file" | sort --unique); do
    digest=$(digest_of "$name")
    NAME=$name DIGEST=$digest IMAGE=$image perl -0pi -e '
      my ($name, $digest) = (quotemeta $ENV{NAME}, $ENV{DIGEST});
      # The digest goes into the next line if that is a line for it; otherwise it becomes part of the name.
      s/(\w+)_IMAGE=$name\n(?:ARG \1_DIGEST=)\K\S*/$digest/g;
      s/$ENV{IMAGE}(?<=$name)(?![\w.-])(?!\nARG \w+_DIGEST=)(?:\@sha256:[0-9a-f]+)?/$ENV{NAME}\@$digest/g;
    ' "$file"
    echo "$file: $name@$digest"
  done
done
