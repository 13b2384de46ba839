/** A bare page of the same Next: the floor that the budgets are counted from. */
export default { typescript: { ignoreBuildErrors: true }, turbopack: { root: "../../.." } };
