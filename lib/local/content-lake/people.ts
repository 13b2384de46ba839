/** The users of this machine's lake, and the project: one editor who may do everything, one dataset, no add-ons. */
import { shippedAuthor } from "#lib/local/content-lake/history";

export const projectId = "lantern";
export const dataset = "production";

/** The id of the only editor. */
export const editorId = "local-editor";

const roles = [
  {
    name: "administrator",
    title: "Administrator",
    description: "Read and write access to all datasets, with full access to all project settings.",
  },
];

export const editor = {
  id: editorId,
  name: "Local editor",
  email: "editor@lantern.example",
  profileImage: "",
  provider: "local",
  role: "administrator",
  roles,
};

const profileOf = (id: string, displayName: string) => ({
  id,
  sanityUserId: id,
  projectId,
  displayName,
  familyName: "",
  givenName: displayName,
  middleName: null,
  imageUrl: null,
  email: editor.email,
  loginProvider: editor.provider,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  isCurrentUser: id === editorId,
});

/** The people with these ids: the editor, and the author of what was shipped. Other ids are nobody. */
export const profilesOf = (ids: readonly string[]) =>
  ids.flatMap((id) => {
    if (id === editorId) return [profileOf(id, editor.name)];
    return id === shippedAuthor ? [profileOf(id, "Shipped with Lantern")] : [];
  });

/** What the editor may do to documents: everything, to all of them. */
export const accessRules = [{ filter: "_id != null", permissions: ["create", "read", "update", "history"] }];

const grant = (name: string) => ({
  name,
  title: name,
  grants: [
    { name: "manage", params: {} },
    { name: "read", params: {} },
    { name: "create", params: {} },
    { name: "update", params: {} },
    { name: "delete", params: {} },
  ],
});

/** What the editor may do in the project, by area. */
export const projectGrants = {
  "sanity.document.filter.mode": [
    { id: "local", ...grant("sanity.document.filter.mode"), config: { dataset: "*", filter: "_id != null" } },
  ],
  "sanity.project": [{ id: "local", ...grant("sanity.project"), config: {} }],
  "sanity.project.members": [{ id: "local", ...grant("sanity.project.members"), config: {} }],
  "sanity.project.datasets": [{ id: "local", ...grant("sanity.project.datasets"), config: {} }],
};

export const datasets = [
  {
    name: dataset,
    aclMode: "private",
    createdAt: "2026-01-01T00:00:00.000Z",
    createdByUserId: editorId,
    tags: [],
    datasetProfile: "content",
  },
];

/** The project, with the origins that may use it. */
export const projectOf = (origins: readonly string[]) => ({
  id: projectId,
  displayName: "Lantern, on this machine",
  studioHost: null,
  organizationId: null,
  organization: null,
  isBlocked: false,
  isDisabled: false,
  isDisabledByUser: false,
  activityFeedEnabled: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  metadata: { cliInitializedAt: "2026-01-01T00:00:00.000Z" },
  features: [],
  maxRetentionDays: null,
  members: [
    {
      id: editorId,
      createdAt: "2026-01-01T00:00:00.000Z",
      isCurrentUser: true,
      isRobot: false,
      role: "administrator",
      roles,
    },
  ],
  studioHosts: origins,
});
