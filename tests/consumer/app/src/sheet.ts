// A page rendered on a server: the one sheet, and no component.
import '@pilotpair/ui/styles.css'
