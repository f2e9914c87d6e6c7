#!/usr/bin/env node
// The command runs from its TypeScript sources: the bundle is made again when one of them has changed.
import { hasBundler, install, run } from '../../scripts/bootstrap.js'

if (!hasBundler()) install()
await run()
