import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded into a shop's process: what `https.request` sends goes to the test's own server, without encryption. */
https.request = (options, respond) =>
  http.request(
    { ...options, host: '127.0.0.1', port: Number(process.env.THIRD_PARTY_PORT), lookup: undefined },
    respond,
  );
syncBuiltinESMExports();
