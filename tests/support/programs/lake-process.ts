/** A content lake in its own process, for tests that kill it: prints its address and its token. */
import { startContentLake } from "#lib/local/content-lake/host";

const [dataFolder = "", datasetFile = ""] = process.argv.slice(2);
const lake = await startContentLake({ dataFolder, datasetFile, port: 0, origins: [] });
console.log(JSON.stringify({ address: lake.address, token: lake.token }));
