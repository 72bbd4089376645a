# build/deploy/pin-images.sh writes the digest that the registry has now.
ARG NODE_IMAGE=node:24-slim
ARG NODE_DIGEST=
# The image that serves readers now. The next image serves its browser files too, so that open tabs survive the
# deploy. On the first deploy there is none, and any image with Node will do.
ARG PREVIOUS_IMAGE=node:24-slim

FROM ${PREVIOUS_IMAGE} AS previous
USER 0
RUN ["node", "-e", "fs.mkdirSync('/app/dist/client', { recursive: true })"]

FROM ${NODE_IMAGE}${NODE_DIGEST:+@$NODE_DIGEST} AS build
# Pages get their dates from their commits.
RUN apt-get update && apt-get install --yes --no-install-recommends git
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY --from=previous /app/dist/client dist/client
COPY . .
RUN npm run build && NODE_COMPILE_CACHE=.cache/node node build/warm.ts && rm dist/server/*.map
RUN npm sbom --sbom-format=cyclonedx --sbom-type=application --omit=dev > dist/sbom.cdx.json

FROM ${NODE_IMAGE}${NODE_DIGEST:+@$NODE_DIGEST}
ARG NODE_IMAGE
ARG NODE_DIGEST
ARG SOURCE=https://github.com/questdb/documentation
ARG VERSION=
ARG REVISION=
ARG CREATED=
LABEL org.opencontainers.image.title="QuestDB documentation" \
      org.opencontainers.image.description="The documentation website of QuestDB" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.base.name="${NODE_IMAGE}" \
      org.opencontainers.image.base.digest="${NODE_DIGEST}"
WORKDIR /app
COPY --from=build /app/dist dist
COPY --from=build /app/content content
COPY --from=build /app/.cache .cache
# The container network decides which clients can reach the operators' port.
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/.cache/node OPS_HOST=0.0.0.0
# A number, for platforms that check that it is not root.
USER 1000:1000
EXPOSE 8080 8081
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/server/main.mjs"]
