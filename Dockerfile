# Image of the portal and the reference server: see "In a container" in docs/operations.md.
FROM node:22-bookworm-slim AS build
WORKDIR /opt/omics-portal
COPY . .
# The commands of the portal, such as `npm run accounts`, look for the stamp that this way of installing leaves.
RUN node -e "import('./tools/setup/dependencies.mjs').then(({ ensureDependencies }) => ensureDependencies('.'))" \
  && node -e "import('./tools/setup/build.mjs').then(({ ensureBuilt }) => ensureBuilt('.'))" \
  && npm prune --omit=dev

FROM node:22-bookworm-slim
# Chromium prints reports, with fonts for both languages; pg_dump and pg_restore are for backups.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium fonts-droid-fallback postgresql-client tini \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node --mode=0700 /data
WORKDIR /opt/omics-portal
COPY --from=build /opt/omics-portal ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 DATA_DIR=/data
USER node
VOLUME ["/data"]
EXPOSE 4600
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4600/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# tini passes SIGTERM on, and takes over the processes of jobs that have ended.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/server/dist/main.js"]
