#!/usr/bin/env bash
# Tests the Dockerfile without a container engine: buildah builds the image on a base from debootstrap and this
# machine's Node, and test/docker/check-container.ts runs it with the kernel's own tools, as an engine would.
# Needs root, Linux, and the Debian packages buildah and debootstrap.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d /var/tmp/docs-image.XXXXXX)
root=$work/root
npm=$(dirname "$(dirname "$(readlink --canonicalize "$(command -v npm)")")")

buildah() { command buildah --storage-driver vfs --root "$work/storage" --runroot "$work/run" "$@"; }
# Runs a step that prints nothing unless it fails.
quietly() { "$@" > "$work/log" 2>&1 || { tail -n 40 "$work/log" >&2; echo "FAIL  $*" >&2; exit 1; }; }

unmount() {
  umount "$root/dev/null" 2> /dev/null || true
  umount "$root" 2> /dev/null || true
}
cleanup() {
  unmount
  # A folder that could not be unmounted is not emptied.
  rm -rf --one-file-system "$work"
}
trap cleanup EXIT

# The content of node:24-slim, including its entrypoint script, which the image must not need.
make_base() {
  local base files
  base=$(buildah from scratch)
  files=$(buildah mount "$base")
  quietly debootstrap --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$files"
  cp node_modules/node/bin/node "$files/usr/local/bin/node"
  mkdir -p "$files/usr/local/lib/node_modules" "$files/usr/local/etc"
  cp -r "$npm" "$files/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$files/usr/local/bin/npm"
  # Packages come from this machine's own sources.
  cp --dereference /etc/ssl/certs/ca-certificates.crt "$files/etc/ssl/certs/ca-certificates.crt"
  printf 'registry=%s\ncafile=/etc/ssl/certs/ca-certificates.crt\n' "$(npm config get registry)" \
    > "$files/usr/local/etc/npmrc"
  buildah config --entrypoint '["docker-entrypoint.sh"]' --cmd node "$base"
  quietly buildah commit --rm "$base" localhost/node:24-slim
}

# build_image NAME CONTEXT [OPTION...]
build_image() {
  local name=$1 from=$2
  shift 2
  quietly buildah bud --isolation chroot --format docker --pull-never --file Dockerfile \
    --volume "$(npm config get cache):/root/.npm" --build-arg NODE_IMAGE=localhost/node:24-slim "$@" \
    --tag "localhost/$name" "$from"
}

# The image's files, read-only and without a shell, at $root.
show_image() {
  local files
  files=$(buildah mount "$(buildah from --pull-never "localhost/$1")")
  du -sm "$files/app" | awk '{ print "size of /app: " $1 " MB" }'
  rm -f "$files"/bin/{sh,bash,dash,rbash} "$files"/usr/bin/{sh,bash,dash,rbash}
  mkdir -p "$root"
  mount --bind "$files" "$root"
  touch "$root/dev/null"
  mount --bind /dev/null "$root/dev/null"
  mount -o remount,bind,ro "$root"
  buildah inspect --type image "localhost/$1" > "$work/image.json"
}

make_base
build_image docs:first . --build-arg PREVIOUS_IMAGE=localhost/node:24-slim
show_image docs:first
node_modules/.bin/node test/docker/check-container.ts "$root" "$work/image.json" "$work/first"
unmount

# The next deploy, with other styles, must still serve the files of the first.
mkdir "$work/next"
git ls-files -z | xargs -0 cp --parents --target-directory "$work/next"
echo '.next-deploy { color: inherit; }' >> "$work/next/client/styles/site.css"
build_image docs:next "$work/next" --build-arg PREVIOUS_IMAGE=localhost/docs:first
show_image docs:next
node_modules/.bin/node test/docker/check-container.ts "$root" "$work/image.json" "" "$work/first"
