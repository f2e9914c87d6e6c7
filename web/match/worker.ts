import type { Posted } from '@libero/bots/remote/host'
import { BotHost, opponentsOf } from '@libero/bots/remote/host'

// The bots are guests here: the host redraws all they cannot know before they see anything.
const host = new BotHost(opponentsOf)

self.onmessage = ({ data }: MessageEvent<Posted>) =>
  void host.hear(data, (replied) => self.postMessage(replied))
