import "server-only";
/** Where businesses come from. One provider is in use: the embedded directory, unless another is put in its place here. */
import type { Business } from "#lib/product/directory/business";
import type { City } from "#lib/product/directory/places";
import type { DirectoryPage, DirectoryProvider, DirectoryQuery } from "#lib/product/directory/provider";
import { embeddedDirectory } from "#lib/product/directory/embedded-directory";

const provider: DirectoryProvider = embeddedDirectory;

/** One page of businesses, by keys: nothing is counted, nothing skipped. Throws when the directory cannot be read. */
export const searchBusinesses = (query: DirectoryQuery): Promise<DirectoryPage> => provider.search(query);

/** A business by its id; null when there is none, whatever the id looks like. */
export const readBusiness = (id: string): Promise<Business | null> => provider.read(id);

/** The cities that the directory covers. */
export const directoryCities = (): readonly City[] => provider.cities();
