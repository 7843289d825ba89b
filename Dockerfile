# One image for every process: PROCESS=web, worker or all. Runs as an ordinary user on a read-only root; writes to /data and /tmp alone.
# The Node of package-lock.json, and by the digest of its index for all platforms exactly these bytes; `npm run check` compares the versions.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base

FROM base AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY engine/package.json engine/
COPY server/package.json server/
COPY web/package.json web/
COPY tests/package.json tests/
COPY tests/fixtures/package.json tests/fixtures/
COPY bench/package.json bench/
COPY demo/package.json demo/
# No package runs anything of its own while it is installed.
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY . .
RUN npm run build && node scripts/sbom.mjs && node scripts/tree.mjs /release
# The program as a release has it, without a Node of its own: the image has that one.
WORKDIR /release
RUN npm ci --no-audit --no-fund --ignore-scripts --workspaces --include-workspace-root=false && node scripts/installed.mjs

FROM base
# Two arenas of glibc: with eight for each processor, what threads give back stays with the process (90 of 570 MB).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node MALLOC_ARENA_MAX=2
# Nothing installs here any more: what could, with all that it brings, goes.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
 && mkdir /data && chown 1000:1000 /data
WORKDIR /app
COPY --from=build /release ./
# What is in the image, as CycloneDX.
COPY --from=build /app/dist/sbom.cdx.json ./
# The image's own user `node`, by number, so that a cluster sees that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "server/src/operations/alive-command.ts"]
# Young objects in 16 MB at a time: left to itself Node takes 64, which the start fills and nothing gives back (50 MB).
CMD ["node", "--max-semi-space-size=16", "server/src/main.ts"]
