// The tools need Node 22.12 or newer. On Linux a Node 24 comes with the packages and npm scripts find it first;
// elsewhere the machine's own Node must be new enough, and this says so in one line.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`PilotPair needs Node 22.18 or newer to run its tools; this is ${process.versions.node}. Install Node 24 and try again.`)
  process.exit(1)
}
