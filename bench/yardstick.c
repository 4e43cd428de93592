/* The connected parts of sets of hexes, as C does it: how far the core is from what the machine can.

   Reads how often to repeat, the number of spaces, two 64-bit halves for the neighbours of each, the
   number of sets and two halves for each. Prints the CPU nanoseconds for each set, and a checksum. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SPACES 128
#define HALF 62

typedef struct { uint64_t low, high; } Set;

static Set neighbours[SPACES];

static Set gathered(Set from) {
    Set found = {0, 0};
    while (from.low) {
        Set one = neighbours[__builtin_ctzll(from.low)];
        found.low |= one.low, found.high |= one.high;
        from.low &= from.low - 1;
    }
    while (from.high) {
        Set one = neighbours[HALF + __builtin_ctzll(from.high)];
        found.low |= one.low, found.high |= one.high;
        from.high &= from.high - 1;
    }
    return found;
}

static Set flood(Set start, Set within) {
    Set region = start, fresh = start;
    while (fresh.low | fresh.high) {
        Set reached = gathered(fresh);
        fresh.low = reached.low & within.low & ~region.low;
        fresh.high = reached.high & within.high & ~region.high;
        region.low |= fresh.low, region.high |= fresh.high;
    }
    return region;
}

/* The sizes of all regions, each times its place: equal for equal regions in equal order. */
static uint64_t regions(Set rest) {
    uint64_t sum = 0, place = 0;
    while (rest.low | rest.high) {
        Set start = {rest.low & -rest.low, rest.low ? 0 : rest.high & -rest.high};
        Set region = flood(start, rest);
        rest.low &= ~region.low, rest.high &= ~region.high;
        sum += ++place * (__builtin_popcountll(region.low) + __builtin_popcountll(region.high));
    }
    return sum;
}

static Set read_set(void) {
    Set set;
    if (scanf("%" SCNu64 " %" SCNu64, &set.low, &set.high) != 2) exit(1);
    return set;
}

int main(void) {
    int repeats, spaces, count;
    if (scanf("%d %d", &repeats, &spaces) != 2 || spaces > SPACES) return 1;
    for (int space = 0; space < spaces; space++) neighbours[space] = read_set();
    if (scanf("%d", &count) != 1) return 1;
    Set *sets = malloc(count * sizeof(Set));
    for (int n = 0; n < count; n++) sets[n] = read_set();
    uint64_t sum = 0;
    clock_t started = clock();
    for (int round = 0; round < repeats; round++)
        for (int n = 0; n < count; n++) sum += regions(sets[n]);
    double seconds = (double)(clock() - started) / CLOCKS_PER_SEC;
    printf("%f %" PRIu64 "\n", 1e9 * seconds / repeats / count, sum / repeats);
    free(sets);
    return 0;
}
