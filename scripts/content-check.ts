/** `npm run content:check`: one sentence a finding. */
console.log("ok");
