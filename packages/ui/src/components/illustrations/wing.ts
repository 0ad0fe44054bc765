import type { Wing } from './Aircraft.tsx'

/** Makers whose single engine aircraft carry the wing above the cabin, and models of others that do. */
const highWingMakes = /\b(cessna|maule|aviat|husky|american champion|citabria|cubcrafters|kitfox|stinson|taylorcraft|piper (pa-?1[128]|j-?3|cub)|pilatus pc-?6|tecnam p ?(92|2008|2010))\b/i

/** Cessna's low-wing singles. */
const lowWingModels = /\b(corvalis|columbia|ttx|(cessna )(188|350|400))\b/i

/** Where an aircraft of this make and model carries its wing, as far as its name tells. */
export const wingOf = (model: string): Wing => (highWingMakes.test(model) && !lowWingModels.test(model) ? 'high' : 'low')
