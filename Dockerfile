# Fachwerk as an image: docs/operations/deploy.md. The Node it runs on is a dependency of its own; the one of this image only installs it.
FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN node scripts/run.mjs build
# What only builds and tests is left behind.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf .cache

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 ca-certificates && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 1000 --create-home fachwerk && install -d -o fachwerk -m 0700 /data /backups
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production PATH=/app/node_modules/.bin:$PATH HOST=0.0.0.0 DATA_DIR=/data
USER fachwerk
EXPOSE 3000 1883
VOLUME ["/data", "/backups"]
# Only whether the process has to be started again; a balancer asks /api/ready.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
