# Reference values by R, edgeR and limma for check.mts in this folder. Reads <folder>/tables.tsv and the tables it names,
# and writes <folder>/values.tsv: table, figure, key, value with 17 digits.
suppressMessages({
  library(edgeR)
  library(limma)
})
folder <- commandArgs(TRUE)[1]
tables <- read.delim(file.path(folder, "tables.tsv"), colClasses = "character")
output <- file(file.path(folder, "values.tsv"), "w")
emit <- function(table, figure, key, value) {
  writeLines(paste(table, figure, key, formatC(value, digits = 17, format = "g"), sep = "\t"), output)
}

read_table <- function(name) {
  frame <- read.delim(file.path(folder, paste0(name, ".tsv")), check.names = FALSE, row.names = 1)
  as.matrix(frame)
}
sample_of <- function(libraries) sub("_.*", "", libraries)
read_reference <- function(name) read.delim(file.path(folder, paste0(name, ".reference.tsv")))

# One gene alone has no trend, and a library without counts no size and no normalisation factor: edgeR stops with an error.
no_test <- data.frame(logFC = numeric(), AveExpr = numeric(), t = numeric(), P.Value = numeric(), adj.P.Val = numeric())
has_no_trend <- function(values) nrow(values) < 2 || any(colSums(values) == 0)

voom_test <- function(values, numerator, min_count) {
  if (has_no_trend(values)) return(no_test)
  dge <- DGEList(counts = values)
  design <- model.matrix(~numerator)
  keep <- filterByExpr(dge, design, min.count = min_count)
  if (has_no_trend(values[keep, , drop = FALSE])) return(no_test)
  dge <- calcNormFactors(dge[keep, , keep.lib.sizes = FALSE])
  fit <- eBayes(lmFit(voom(dge, design), design))
  topTable(fit, coef = 2, number = Inf, sort.by = "none")
}

pair_columns <- function(values, sample) {
  c(which(sample_of(colnames(values)) == sample), which(sample_of(colnames(values)) == "D6"))
}

# Tests with fewer features have no determined trend: MIN_TREND_FEATURES in simulated-tables.mts.
min_trend_features <- 8

# The measured fold changes of a pair have an attribute "tested" where a trend was fitted.
relative_correlation <- function(name, values, measure) {
  reference <- read_reference(name)
  is_determined <- TRUE
  points <- do.call(rbind, lapply(c("D5", "F7", "M8"), function(sample) {
    part <- reference[reference$pair == paste0(sample, "/D6"), ]
    measured <- measure(values, sample, part)
    tested <- attr(measured, "tested")
    if (!is.null(tested)) {
      emit(name, "RC", paste0("tested ", sample, "/D6"), tested)
      is_determined <<- is_determined && tested >= min_trend_features
    }
    shared <- intersect(names(measured), part$feature)
    data.frame(test = measured[shared], reference = part$change[match(shared, part$feature)])
  }))
  emit(name, "RC", "points", nrow(points))
  # Two points always correlate: the portal wants three.
  if (is_determined) emit(name, "RC", "value", if (nrow(points) < 3) NaN else cor(points$test, points$reference))
}

genes <- function(values, sample, part) {
  values <- values[, pair_columns(values, sample)]
  is_numerator <- sample_of(colnames(values)) == sample
  detected <- rowSums(values[, is_numerator] >= 3) >= 2 & rowSums(values[, !is_numerator] >= 3) >= 2
  test <- voom_test(values[detected, , drop = FALSE], is_numerator, 0)
  structure(setNames(test$logFC, rownames(test)), tested = nrow(test))
}

peptides <- function(values, sample, part) {
  values <- values[, pair_columns(values, sample)]
  values[is.na(values)] <- 0
  values <- values[rowSums(values == 0) < 3, , drop = FALSE]
  values <- values[rownames(values) %in% part$feature, , drop = FALSE]
  test <- voom_test(values, sample_of(colnames(values)) == sample, 10)
  test <- test[test$adj.P.Val < 0.05, ]
  setNames(test$logFC, rownames(test))
}

metabolites <- function(values, sample, part) {
  values <- log2(values[complete.cases(replace(values, values == 0, NA)), , drop = FALSE])
  rowMeans(values[, sample_of(colnames(values)) == sample]) - rowMeans(values[, sample_of(colnames(values)) == "D6"])
}

recall <- function(name, values) {
  values <- log2(values[complete.cases(replace(values, values == 0, NA)), , drop = FALSE])
  sample <- factor(sample_of(colnames(values)), levels = c("D6", "D5", "F7", "M8"))
  tests <- do.call(rbind, lapply(rownames(values), function(feature) {
    p <- pairwise.t.test(values[feature, ], sample, p.adjust.method = "none")$p.value
    found <- which(!is.na(p), arr.ind = TRUE)
    data.frame(feature, pair = paste0(rownames(p)[found[, 1]], "/", colnames(p)[found[, 2]]), p = p[found])
  }))
  tests$adjusted <- p.adjust(tests$p, "fdr")
  found <- merge(tests, read_reference(name), by = c("feature", "pair"))
  emit(name, "recall", "measured", nrow(found))
  emit(name, "recall", "value", mean(found$adjusted < 0.05))
}

# Correlation of the pairs of replicates.
replicate_correlation <- function(name, logs, figure = "correlation") {
  samples <- sample_of(colnames(logs))
  correlations <- unlist(lapply(unique(samples), function(sample) {
    part <- logs[, samples == sample, drop = FALSE]
    apply(combn(ncol(part), 2), 2, function(pair) {
      both <- complete.cases(part[, pair])
      if (sum(both) < 3) NA else suppressWarnings(cor(part[both, pair[1]], part[both, pair[2]]))
    })
  }))
  emit(name, figure, "median", median(correlations, na.rm = TRUE))
}

# Missing values, replicate correlation and coefficient of variation of a batch.
replicates <- function(name, values, logs) {
  samples <- sample_of(colnames(values))
  variations <- unlist(lapply(unique(samples), function(sample) {
    part <- values[, samples == sample, drop = FALSE]
    100 * apply(part, 1, sd, na.rm = TRUE) / rowMeans(part, na.rm = TRUE)
  }))
  emit(name, "missing", "percent", 100 * mean(is.na(values)))
  replicate_correlation(name, logs)
  emit(name, "CV", "median", median(variations[is.finite(variations)]))
}

signal_to_noise <- function(name, rows, figure = "SNR") {
  rows <- rows[apply(rows, 1, sd) > 1e-9 * apply(abs(rows), 1, max), , drop = FALSE]
  if (nrow(rows) < 2) return(invisible())
  components <- prcomp(t(rows), scale. = TRUE)
  share <- summary(components)$importance[2, 1:2]
  pairs <- combn(ncol(rows), 2)
  distance <- apply(pairs, 2, function(pair) {
    sum(share * (components$x[pair[1], 1:2] - components$x[pair[2], 1:2])^2)
  })
  samples <- sample_of(colnames(rows))
  same <- samples[pairs[1, ]] == samples[pairs[2, ]]
  emit(name, figure, "value", 10 * log10(mean(distance[!same]) / mean(distance[same])))
}

for (index in seq_len(nrow(tables))) {
  name <- tables$name[index]
  values <- read_table(name)
  if (tables$kind[index] == "pair") {
    test <- voom_test(values, sample_of(colnames(values)) == "D5", as.numeric(tables$minCount[index]))
    if (nrow(test) < min_trend_features) next
    for (column in c("logFC", "AveExpr", "t", "P.Value", "adj.P.Val")) {
      for (feature in rownames(test)) emit(name, column, feature, test[feature, column])
    }
  } else if (tables$kind[index] == "transcriptomics") {
    relative_correlation(name, values, genes)
    replicates(name, values, log2(replace(values, values < 3, NA)))
    expressed <- Reduce(`|`, lapply(c("D5", "D6", "F7", "M8"), function(sample) {
      rowSums(values[, sample_of(colnames(values)) == sample] >= 3) >= 2
    }))
    signal_to_noise(name, log2(t(t(values) / colSums(values)) * 1e6 + 0.01)[expressed, , drop = FALSE])
    # As exp2qcdt: genes are chosen by their counts, and compared by log2(FPKM + 0.01).
    levels <- log2(read_table(paste0(name, ".fpkm")) + 0.01)
    replicate_correlation(name, replace(levels, values < 3, NA), "correlation of FPKM")
    signal_to_noise(name, levels[expressed, , drop = FALSE], "SNR of FPKM")
  } else if (tables$kind[index] == "proteomics") {
    relative_correlation(name, values, peptides)
    replicates(name, values, log2(values))
    logs <- log2(values)
    logs[is.na(logs)] <- 0
    signal_to_noise(name, logs)
  } else {
    relative_correlation(name, values, metabolites)
    replicates(name, values, log2(values))
    recall(name, values)
    signal_to_noise(name, log2(values[complete.cases(replace(values, values == 0, NA)), , drop = FALSE]))
  }
}
close(output)
